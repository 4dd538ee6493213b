package setup

import "reflect"

// Clone returns a deep copy of a setup, which may be changed. Setups are trees of plain data, as decoding makes them.
func Clone[S any](s S) S {
	v := reflect.New(reflect.TypeOf(s)).Elem()
	v.Set(reflect.ValueOf(s))
	deepen(v)
	return v.Interface().(S)
}

// deepen replaces everything that a copied value shares with its original by copies.
func deepen(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			own := reflect.New(v.Type().Elem())
			own.Elem().Set(v.Elem())
			deepen(own.Elem())
			v.Set(own)
		}
	case reflect.Slice:
		if !v.IsNil() {
			own := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
			reflect.Copy(own, v)
			for i := range own.Len() {
				deepen(own.Index(i))
			}
			v.Set(own)
		}
	case reflect.Map:
		if !v.IsNil() {
			own := reflect.MakeMapWithSize(v.Type(), v.Len())
			for _, key := range sortedKeys(v) {
				value := reflect.New(v.Type().Elem()).Elem()
				value.Set(v.MapIndex(key))
				deepen(value)
				own.SetMapIndex(key, value)
			}
			v.Set(own)
		}
	case reflect.Struct:
		for _, f := range v.Fields() {
			if f.CanSet() {
				deepen(f)
			}
		}
	default: // a leaf is already a copy
	}
}
